import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodsQuery } from '../../data/session.ts';
import { Code } from '../../ui/code.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { mcpClients } from './mcp-set-up.ts';

/** How each MCP client is set up: by its address alone, and with a token. */
export function McpClients() {
  const { say } = useWords();
  const methods = useQuery(methodsQuery);
  const [name, setName] = useState('Claude');
  const client = mcpClients[name];
  const parts = [
    { title: say('signIn'), text: say('mcpSignIn'), part: methods.data?.oauth ? client?.signIn : undefined },
    { title: say('tokens'), text: say('mcpText'), part: client?.token },
  ];
  return (
    <>
      <div className="max-w-xs">
        <SelectField label={say('mcpClient')} value={name} onChange={({ target }) => setName(target.value)}>
          {Object.keys(mcpClients).map((one) => (
            <option key={one} translate="no">
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      {parts.map(
        ({ title, text, part }) =>
          part && (
            <Section key={title} title={title} text={text}>
              <bdi lang="en" translate="no" className="font-mono text-xs text-soft">
                {part.file}
              </bdi>
              <div translate="no" className="contents">
                <Code label={`${name}: ${title}`} text={part.text} />
              </div>
            </Section>
          ),
      )}
    </>
  );
}
