import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the fake provider behaves: `well` answers what the test wants it to, `held` answers that only after `release()`
 * (a slow provider, and one that never answers when nobody releases it).
 */
export type FakeMode =
  | 'well'
  | 'held'
  | 'garbage'
  | 'prose'
  | 'thinking aloud'
  | 'wrong schema'
  | 'huge'
  | 'redirect'
  | '401'
  | '429'
  | '500';

export interface FakeCall {
  path: string;
  headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: a request body of either wire format
  body: any;
  /** All texts that were sent to the model. */
  said: string;
}

export interface FakeLanguageModel {
  /** Address of the server, without a path. */
  url: string;
  calls: FakeCall[];
  /** Requests under way: arrived, not answered, and the client still waiting. */
  open: number;
  /** How it behaves now. */
  mode: FakeMode;
  /** Behaviour of the next calls, before `mode` applies. */
  script: FakeMode[];
  /** What a good answer holds. */
  reply: (call: FakeCall) => unknown;
  /** Answers what is held, and from now on answers well. */
  release(): void;
  close(): Promise<void>;
}

const isAnthropic = (path: string) => path.endsWith('/messages');

/** Texts of both wire formats: system and user messages. */
const saidIn = (body: FakeCall['body']): string =>
  JSON.stringify([body?.system ?? [], body?.messages ?? []])
    .replaceAll('\\n', '\n')
    .replaceAll('\\"', '"');

const openAiReply = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const anthropicReply = (call: FakeCall, content: string, value?: unknown) => {
  const wantsTool = call.body?.tools?.some((tool: { name: string }) => tool.name === 'json');
  const usesTool = wantsTool && value !== undefined;
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [
      usesTool
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: value }
        : { type: 'text', text: content },
    ],
    stop_reason: usesTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
};

const sendJson = (response: ServerResponse, status: number, value: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
};

const say = (call: FakeCall, response: ServerResponse, content: string, value?: unknown): void =>
  sendJson(
    response,
    200,
    isAnthropic(call.path) ? anthropicReply(call, content, value) : openAiReply(content),
  );

const trouble = (message: string) => ({ type: 'error', error: { type: 'error', message } });

const answerAs = (mode: FakeMode, call: FakeCall, response: ServerResponse, good: () => unknown): void => {
  const well = () => {
    const value = good();
    say(call, response, JSON.stringify(value), value);
  };
  const answers: Record<Exclude<FakeMode, 'held'>, () => void> = {
    well,
    garbage: () => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>} not {json'),
    prose: () => say(call, response, 'Sure! What a lovely essay. I have nothing to add.'),
    'thinking aloud': () =>
      say(
        call,
        response,
        `<think>{"is": "this the answer?"}</think>\nHere it is:\n\`\`\`json\n${JSON.stringify(good())}\n\`\`\`\nI hope it helps.`,
      ),
    'wrong schema': () => say(call, response, '{"verdict": 42}', { verdict: 42 }),
    huge: () => say(call, response, `{"filler": "${'x'.repeat(2_000_000)}"}`),
    redirect: () => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
    '401': () => sendJson(response, 401, trouble('invalid key')),
    '429': () => sendJson(response, 429, trouble('slow down'), { 'retry-after': '0' }),
    '500': () => sendJson(response, 500, trouble('oops')),
  };
  answers[mode as Exclude<FakeMode, 'held'>]();
};

const readBody = async (request: IncomingMessage): Promise<FakeCall['body']> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
};

/** A real HTTP server that speaks OpenAI chat completions and Anthropic messages, and misbehaves on request. */
export const startFakeLanguageModel = async (): Promise<FakeLanguageModel> => {
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    fake.open += 1;
    response.once('close', () => {
      fake.open -= 1;
    });
    const arrived = (body: FakeCall['body']): void => {
      const call = { path: request.url ?? '', headers: request.headers, body, said: saidIn(body) };
      fake.calls.push(call);
      const mode = fake.script.shift() ?? fake.mode;
      const answer = (as: FakeMode) => answerAs(as, call, response, () => fake.reply(call));
      if (mode === 'held') held.push(() => answer('well'));
      else answer(mode);
    };
    // A client that disconnects while sending is ignored.
    readBody(request).then(arrived, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeLanguageModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    open: 0,
    mode: 'well',
    script: [],
    reply: () => ({}),
    release: () => {
      fake.mode = 'well';
      for (const answer of held.splice(0)) answer();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};

/** What a model says in each pass over an essay. The third confirms every sentence unless given. */
export interface SaidOfEssay {
  evidence?: unknown;
  verdict?: unknown;
  check?: unknown;
}

/** The answer of a model that reads an essay in three passes. It knows the pass by what it is given. */
export const replyOfReader =
  (said: SaidOfEssay | ((call: FakeCall) => SaidOfEssay)) =>
  (call: FakeCall): unknown => {
    const { evidence, verdict, check } = typeof said === 'function' ? said(call) : said;
    const sentences = /<<<SENTENCES\n([\s\S]*?)\nSENTENCES>>>/.exec(call.said)?.[1];
    if (sentences !== undefined) {
      const ids = sentences.match(/^R\d+\.\d+(?= )/gm) ?? [];
      return check ?? { sentences: ids.map((id) => ({ id, ok: true, why: '' })) };
    }
    if (/<<<FACTS\n/.test(call.said)) return verdict ?? { firstFix: null, remarks: [], vetoes: [] };
    return evidence ?? { rows: [], concern: { kind: 'none', quote: '' } };
  };
