import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it('turns blocks into lines and other tags into blanks', () => {
    expect(cleanText('<p>One<br/>two</p><p>three <b>four</b></p>')).toBe('One\ntwo\n\nthree four');
  });

  it('keeps a lone angle bracket', () => {
    expect(cleanText('I scored < 5 and > 3')).toBe('I scored < 5 and > 3');
  });

  it('decodes references, also those encoded twice', () => {
    expect(cleanText('Tom &amp;amp; Ann &ndash; 5&nbsp;&euro; &#233;')).toBe('Tom & Ann – 5 € é');
  });

  it('drops scripts and styles, also unclosed ones', () => {
    expect(cleanText('a<script>alert("x")</script>b<style>p{}')).toBe('a b');
  });

  it.each([null, undefined, {}, [], true, Number.NaN])('reads %j as nothing', (raw) => {
    expect(cleanText(raw)).toBe('');
  });
});
