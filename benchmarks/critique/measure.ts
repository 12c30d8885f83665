import { parseArgs } from 'node:util';
import { createMechanics } from '../../apps/api/src/platform/mechanics/index.ts';
import { measureJfleg } from './jfleg.ts';

const { values } = parseArgs({ options: { jfleg: { type: 'string' } } });
const mechanics = createMechanics({
  onTrouble: (reason, detail) => console.error('trouble:', reason, detail ?? ''),
});
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
await mechanics.start();
if (values.jfleg) {
  const r = await measureJfleg(values.jfleg, mechanics);
  console.log(`JFLEG, ${r.sentences} sentences (${r.unavailable} not checked)`);
  console.log(`  GLEU left alone ${r.gleuAlone.toFixed(2)}, repaired ${r.gleuRepaired.toFixed(2)}`);
  console.log(
    `  ${r.flags} places flagged, a human changed ${r.flagsHumansChanged} (${percent(r.flagsHumansChanged, r.flags)})`,
  );
  console.log(
    `  ${r.leftAlone} sentences left alone by all humans, flagged ${r.leftAloneFlagged} (${percent(r.leftAloneFlagged, r.leftAlone)})`,
  );
}
await mechanics.stop();
