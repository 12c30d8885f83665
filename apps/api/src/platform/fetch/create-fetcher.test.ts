import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { createFetcher, type FetcherOptions } from './create-fetcher.ts';

let site: PageServer;
beforeEach(async () => {
  site = await startPageServer({});
});
afterEach(() => site.close());

const fetcher = (options: FetcherOptions = {}) => createFetcher({ allowHosts: [site.host], ...options });
const refusal = (reason: string) => expect.objectContaining({ name: 'FetchError', reason });

describe('a document', () => {
  it('comes with where it was found and how to ask for it again', async () => {
    site.pages['/old'] = (_, response) => response.writeHead(301, { location: '/new' }).end();
    site.pages['/new'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end('<p>Hello</p>');
    expect(await fetcher().get(site.url('/old#part'))).toMatchObject({
      url: site.url('/new'),
      text: '<p>Hello</p>',
      etag: '"1"',
    });
  });

  it('is asked for under its conditions, and has no text when nothing changed', async () => {
    site.pages['/a'] = (request, response) => {
      const known = request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'];
      response.writeHead(known ? 304 : 200, { 'content-type': 'text/html' }).end(known ? undefined : 'new');
    };
    const known = { etag: '"1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' };
    const again = await fetcher().get(site.url('/a'), known);
    expect(again).toMatchObject(known);
    expect(again.text).toBeUndefined();
    expect((await fetcher().get(site.url('/a'))).text).toBe('new');
  });

  it('is decompressed, and read in the encoding it names', async () => {
    site.pages['/gzip'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' })
        .end(gzipSync('plain'));
    site.pages['/latin'] = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(Buffer.from('<meta charset="iso-8859-1">Stipendium für Köln', 'latin1'));
    expect((await fetcher().get(site.url('/gzip'))).text).toBe('plain');
    expect((await fetcher().get(site.url('/latin'))).text).toContain('für Köln');
  });
});

describe('a file that is packed', () => {
  const map = '<urlset><url><loc>https://example.org/a</loc></url></urlset>';
  const serve = (body: Buffer, type = 'application/gzip') => {
    site.pages['/sitemap.xml.gz'] = (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    return fetcher({ maxBytes: 10_000 }).get(site.url('/sitemap.xml.gz'));
  };

  it.each(['application/gzip', 'application/x-gzip', 'application/octet-stream', 'text/xml'])(
    'is unpacked, served as %s',
    async (type) => {
      expect((await serve(gzipSync(map), type)).text).toBe(map);
    },
  );

  it('is refused when it is broken or holds more than it may', async () => {
    await expect(serve(gzipSync(map).subarray(0, 30))).rejects.toEqual(refusal('type'));
    await expect(serve(gzipSync(Buffer.alloc(100_000, 'a')))).rejects.toEqual(refusal('size'));
  });
});

describe('robots.txt', () => {
  it('is kept to, and asked for once', async () => {
    site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' };
    site.pages['/a'] = 'a';
    site.pages['/private/b'] = 'b';
    const it = fetcher();
    await it.get(site.url('/a'));
    await expect(it.get(site.url('/private/b'))).rejects.toEqual(refusal('robots'));
    expect(site.asked).toEqual(['/robots.txt', '/a']);
  });

  it('that the server fails to give closes the site', async () => {
    site.pages['/robots.txt'] = (_, response) => response.writeHead(503).end();
    site.pages['/a'] = 'a';
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('robots'));
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it('is kept to after a redirect', async () => {
    site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' };
    site.pages['/a'] = (_, response) => response.writeHead(302, { location: '/private/b' }).end();
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('robots'));
  });
});

describe('an address that leads inside', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
  ])('%s is refused', async (url) => {
    await expect(createFetcher().get(url)).rejects.toEqual(refusal('address'));
  });

  it('is refused on another port than the allowed one', async () => {
    const allowHosts = ['127.0.0.1:1'];
    await expect(createFetcher({ allowHosts }).get(site.url('/a'))).rejects.toEqual(refusal('address'));
    expect(site.asked).toEqual([]);
  });

  it('is refused behind a name, even beside a public address', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const url = `http://example.org:${new URL(site.url('/')).port}/a`;
    await expect(createFetcher({ resolve }).get(url)).rejects.toEqual(refusal('address'));
    expect(site.asked).toEqual([]);
  });

  it('is refused when a name changes its mind between two requests', async () => {
    const answers = ['127.0.0.1', '192.168.0.1'];
    const host = `example.org:${new URL(site.url('/')).port}`;
    const resolve = async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 }];
    site.pages['/robots.txt'] = (_, response) =>
      response.writeHead(302, { location: `http://other.example.org:1/robots.txt` }).end();
    const error = await createFetcher({ allowHosts: [host], resolve })
      .get(`http://${host}/a`)
      .catch((thrown: unknown) => thrown);
    expect(error).toEqual(refusal('address'));
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it.each(['http://169.254.169.254/latest/', 'http://[fd00::1]/', 'http://localhost:1/'])(
    'is refused when a page leads on to %s',
    async (location) => {
      site.pages['/a'] = (_, response) => response.writeHead(302, { location }).end();
      const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
      await expect(fetcher({ resolve }).get(site.url('/a'))).rejects.toEqual(refusal('address'));
    },
  );
});

describe('a hostile server', () => {
  const html = { 'content-type': 'text/html' };

  it('gets nowhere with a small bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
    site.pages['/bomb'] = (_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
    await expect(fetcher({ maxBytes: 1024 * 1024 }).get(site.url('/bomb'))).rejects.toEqual(refusal('size'));
  });

  it('gets nowhere with a body that never ends', async () => {
    site.pages['/endless'] = (_, response) => {
      response.writeHead(200, html);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    };
    const get = fetcher({ maxBytes: 1024 * 1024 }).get(site.url('/endless'));
    await expect(get).rejects.toEqual(refusal('size'));
  });

  it('gets nowhere with a length it announces', async () => {
    site.pages['/long'] = (_, response) => {
      response.writeHead(200, { ...html, 'content-length': '999999999' });
      response.write('x');
    };
    await expect(fetcher().get(site.url('/long'))).rejects.toEqual(refusal('size'));
  });

  it.each([
    ['never answers', () => undefined],
    [
      'stops in the middle',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, html);
        response.write('x');
      },
    ],
    [
      'sends one letter after the other',
      (response: import('node:http').ServerResponse) => {
        response.writeHead(200, html);
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('is not waited for when it %s', async (_, answer) => {
    site.pages['/slow'] = (_request, response) => answer(response);
    await expect(fetcher({ maxMs: 400 }).get(site.url('/slow'))).rejects.toEqual(refusal('time'));
  });

  it.each([
    ['image/png', 'x'],
    ['application/pdf', '%PDF-1.7'],
    ['application/octet-stream', 'x'],
    ['text/html', 'a\0b'],
  ])('is not believed when it serves %s', async (type, body) => {
    site.pages['/a'] = { type, body };
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('type'));
  });

  it.each([
    ['gzip', 'this is not compressed'],
    ['rot13', 'guvf'],
  ])('is not believed when it says that the body is %s', async (encoding, body) => {
    site.pages['/a'] = (_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(body);
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('type'));
  });

  it('can not lead us in circles', async () => {
    site.pages['/a'] = (_, response) => response.writeHead(302, { location: '/a' }).end();
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('redirects'));
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/a',
    'javascript:alert(1)',
    'http://user:secret@example.org/',
  ])('can not lead us to %s', async (location) => {
    site.pages['/a'] = (_, response) => response.writeHead(302, { location }).end();
    await expect(fetcher().get(site.url('/a'))).rejects.toEqual(refusal('url'));
    await expect(fetcher().get(location)).rejects.toEqual(refusal('url'));
  });

  it('is told by its status, and one that hangs up by that', async () => {
    site.pages['/cut'] = (_, response) => response.destroy();
    await expect(fetcher().get(site.url('/missing'))).rejects.toEqual(refusal('status'));
    await expect(fetcher().get(site.url('/cut'))).rejects.toEqual(refusal('unreachable'));
  });
});

describe('an interface that speaks JSON', () => {
  it('is asked with JSON', async () => {
    site.pages['/api'] = async (request, response) => {
      const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ got: JSON.parse(Buffer.concat(chunks).toString()) }));
    };
    expect(await fetcher().postJson(site.url('/api'), { rows: 1 })).toEqual({ got: { rows: 1 } });
  });

  it('is not believed when it answers with anything else', async () => {
    site.pages['/api'] = '<p>Sorry</p>';
    await expect(fetcher().postJson(site.url('/api'), {})).rejects.toEqual(refusal('type'));
  });
});
