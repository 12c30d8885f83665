import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { FRAMES_PER_SECOND, type Shot } from './camera.ts';

/** Runs ffmpeg at a low priority. */
const ffmpeg = async (args: string[], feed?: (write: (chunk: Buffer) => Promise<void>) => Promise<void>) => {
  const child = spawn('nice', ['-n', '10', 'ffmpeg', '-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  const { stdin } = child;
  if (feed && stdin) {
    await feed(async (chunk) => {
      if (!stdin.write(chunk)) await once(stdin, 'drain');
    });
    stdin.end();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
};

const COLOURS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** Joins the frames into one film of high quality, the source of the smaller ones. */
export const joinShots = (shots: readonly Shot[], target: string) =>
  ffmpeg(
    [
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      ...['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p', ...COLOURS],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', '-threads', '2', target],
    ],
    async (write) => {
      for (const { file, frames } of shots) {
        const picture = await readFile(file);
        for (let frame = 0; frame < frames; frame++) await write(picture);
      }
    },
  );

/** @param kilobits per second, as a ceiling */
export const encodeWebm = async (source: string, target: string, kilobits: number) => {
  const common = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    `${kilobits}k`,
    '-crf',
    '33',
    '-row-mt',
    '1',
    '-threads',
    '2',
  ];
  const pass = (number: number) => ['-pass', String(number), '-passlogfile', `${source}.pass`];
  const tuned = ['-g', '250', '-auto-alt-ref', '1', '-lag-in-frames', '25', '-an', ...COLOURS];
  await ffmpeg(['-i', source, ...common, '-cpu-used', '4', ...pass(1), ...tuned, '-f', 'null', '/dev/null']);
  await ffmpeg(['-i', source, ...common, '-cpu-used', '4', ...pass(2), ...tuned, '-f', 'webm', target]);
};

/** @param kilobits per second, as a ceiling */
export const encodeMp4 = (source: string, target: string, kilobits: number) =>
  ffmpeg([
    ...[
      '-i',
      source,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '25',
      '-profile:v',
      'high',
      '-level',
      '3.2',
    ],
    ...['-maxrate', `${kilobits * 2}k`, '-bufsize', `${kilobits * 6}k`, '-tune', 'animation', '-g', '250'],
    ...['-pix_fmt', 'yuv420p', '-threads', '2', '-movflags', '+faststart', '-an', ...COLOURS, target],
  ]);

/** A poster of this width, shown before the film plays. */
export const takePoster = (source: string, target: string, second: number, width: number) =>
  ffmpeg([
    ...['-ss', String(second), '-i', source, '-frames:v', '1', '-vf', `scale=${width}:-2`],
    ...['-c:v', 'libwebp', '-quality', '70', '-compression_level', '6', target],
  ]);
