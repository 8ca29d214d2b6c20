import { useNavigate, useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, TextField } from '../../ui/field.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.tsx';
import { AnswerBox } from './answer.tsx';
import { Trace } from './trace.tsx';
import { useAsk } from './use-ask.ts';

export default function Try() {
  const { say } = useWords();
  const bots = useRead('list_bots', {});
  return (
    <Page title={say('tryIt')} isWide>
      <Loaded query={bots}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={say('noBots')} text={say('noBotsText')} />
          ) : (
            <Playground bots={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Playground({ bots }: { bots: { id: string; name: string; is_default: boolean }[] }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const search = useSearch({ from: '/$workspaceId/try' });
  const first = bots.find(({ is_default }) => is_default) ?? bots[0];
  const botId = search.bot ?? first?.id ?? '';
  const [question, setQuestion] = useState(search.question ?? '');
  const { asked, ask } = useAsk();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim()) void ask(botId, question.trim());
  };
  return (
    <div className="grid gap-6">
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        {bots.length > 1 && (
          <Choice
            label={say('bot')}
            value={botId}
            onChange={({ target }) =>
              void navigate({
                from: '/$workspaceId/try',
                search: { bot: target.value, question: undefined },
                replace: true,
              })
            }
          >
            {bots.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <div className="min-w-48 flex-1">
          <TextField
            label={say('question')}
            value={question}
            maxLength={2000}
            onChange={({ target }) => setQuestion(target.value)}
            placeholder={say('askPlaceholder')}
          />
        </div>
        <Button
          type="submit"
          kind="primary"
          icon={Send}
          disabled={!question.trim()}
          isBusy={asked?.isRunning}
        >
          {say('ask')}
        </Button>
      </form>
      {asked ? (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <AnswerBox asked={asked} />
          {asked.end && <Trace tried={asked.end} />}
        </div>
      ) : (
        <Empty title={say('tryEmpty')} text={say('tryEmptyText')} />
      )}
    </div>
  );
}
