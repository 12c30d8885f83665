import { utcDay } from '@laurel/domain';
/** `node packages/catalogue/src/check.ts [folder]`: prints each problem of the authored files; exit code 1 when there is one. */
import { checkProgrammes } from './check-programmes.ts';
import { countInstitutions, institutionProblems, shippedInstitutions } from './institutions.ts';
import { proseProblems } from './prose-gates.ts';
import { DATA_DIR, readProgrammeFiles } from './read-programme-files.ts';

const { files, problems: unreadable } = readProgrammeFiles(process.argv[2] ?? DATA_DIR);
const today = utcDay(new Date());
const problems = [...unreadable, ...checkProgrammes(files, today)];
// A folder of one's own refers to the institutions that ship.
const institutions = process.argv[2] === undefined ? shippedInstitutions() : undefined;
if (institutions) {
  for (const message of institutionProblems(institutions, today))
    problems.push({ file: 'institutions.yaml', message });
  problems.push(...proseProblems(files));
}

for (const { file, programme, message } of problems) {
  process.stdout.write(`${file}: ${programme === undefined ? '' : `${programme}: `}${message}\n`);
}
const programmes = files.reduce((sum, { content }) => sum + content.programmes.length, 0);
process.stderr.write(
  `${programmes} programmes in ${files.length} files: ${problems.length === 0 ? 'no problem' : `${problems.length} problems`}\n`,
);
if (institutions) {
  const { total, page, partly, editorial } = countInstitutions(institutions);
  process.stderr.write(
    `${total} institutions: ${page} as pages list what they teach, ${partly} in part, ${editorial} by general knowledge\n`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;
