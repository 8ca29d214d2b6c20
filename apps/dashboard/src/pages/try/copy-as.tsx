import { useState } from 'react';
import { CopyButton } from '../../ui/code.tsx';
import { Choice } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';

const origin = location.origin;

/** One question as a call of each surface. */
const calls = {
  curl: (question: string, chatbotId: string) => {
    const body = JSON.stringify({ chatbotId, message: question, stream: false }).replaceAll("'", "'\\''");
    return `curl ${origin}/v1/chat -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '${body}'`;
  },
  MCP: (question: string, chatbotId: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask_bot', arguments: { chatbotId, message: question } },
    }),
  SDK: (question: string, chatbotId: string) =>
    [
      `import { createClient } from '@jawab/sdk';`,
      '',
      `const jawab = createClient({ baseUrl: '${origin}', token });`,
      `const pieces = jawab.stream('ask_bot', ${JSON.stringify({ chatbotId, message: question })});`,
      'for await (const { choices } of pieces) process.stdout.write(choices[0].delta.content);',
    ].join('\n'),
};
type Kind = keyof typeof calls;

/** Copies the question as a call that a program makes. */
export function CopyAs({ question, botId }: { question: string; botId: string }) {
  const { say } = useWords();
  const [kind, setKind] = useState<Kind>('curl');
  return (
    <div className="flex flex-wrap gap-2">
      <Choice label={say('copyAs')} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
        {Object.keys(calls).map((one) => (
          <option key={one} translate="no">
            {one}
          </option>
        ))}
      </Choice>
      <CopyButton key={kind} text={calls[kind](question, botId)} label={say('copyAs')} />
    </div>
  );
}
