import { describe, expect, it } from 'vitest';
import { toWebVtt } from './film.ts';

describe('captions', () => {
  it('stand in a WebVTT file with their times to the millisecond', () => {
    const cues = [
      { from: 0, to: 4.4, text: 'This is Laurel.' },
      { from: 61.04, to: 135, text: 'Free sign-up.' },
    ];
    expect(toWebVtt(cues)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.400\nThis is Laurel.\n\n00:01:01.040 --> 00:02:15.000\nFree sign-up.\n\n',
    );
  });
});
