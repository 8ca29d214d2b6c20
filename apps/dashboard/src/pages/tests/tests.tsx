import { useNavigate, useSearch } from '@tanstack/react-router';
import { Play, Plus, Upload } from 'lucide-react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { BotChoice, pickBot } from '../../ui/bot-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { NoBots } from '../../ui/no-bots.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.tsx';
import { ImportTests } from './import-tests.tsx';
import { NewTest } from './new-test.tsx';
import { Runs } from './runs.tsx';
import { Schedule } from './schedule.tsx';
import { TestTable } from './test-table.tsx';

const from = '/$workspaceId/tests';

export default function Tests() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const bots = useRead('list_bots', {});
  const list = bots.data?.data ?? [];
  const botId = pickBot(list, search.bot)?.id;
  const set = (change: typeof search) =>
    void navigate({ search: (now) => Object.assign({}, now, change), replace: true });
  return (
    <Page
      title={say('tests')}
      isWide
      actions={
        <>
          <BotChoice
            bots={list}
            value={botId}
            onChoose={(bot) => set({ bot, run: undefined, language: undefined })}
          />
          {botId && <Actions botId={botId} add={(add) => set({ add })} />}
        </>
      }
    >
      <Loaded query={bots}>
        {() => (botId ? <OneBot key={botId} botId={botId} add={(add) => set({ add })} /> : <NoBots />)}
      </Loaded>
      {botId && (
        <>
          <NewTest botId={botId} isOpen={search.add === 'test'} onClose={() => set({ add: undefined })} />
          <ImportTests botId={botId} isOpen={search.add === 'csv'} onClose={() => set({ add: undefined })} />
        </>
      )}
    </Page>
  );
}

function Actions({ botId, add }: { botId: string; add: (kind: string) => void }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const cases = useRead('list_test_cases', { chatbotId: botId, limit: 200 });
  const runs = useRead('list_test_runs', { chatbotId: botId, limit: 20 });
  const run = useChange('run_tests');
  const isRunning = ['queued', 'running'].includes(runs.data?.data[0]?.status ?? '');
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={Upload} onClick={() => add('csv')}>
        {say('importTests')}
      </Button>
      <Button icon={Plus} onClick={() => add('test')}>
        {say('newTest')}
      </Button>
      <Button
        kind="primary"
        icon={Play}
        disabled={!cases.data?.data.length || isRunning}
        isBusy={run.isPending}
        onClick={() => run.mutate({ chatbotId: botId })}
      >
        {say('runTests')}
      </Button>
      <Refusal error={run.error} />
    </>
  );
}

function OneBot({ botId, add }: { botId: string; add: (kind: string) => void }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const cases = useRead('list_test_cases', { chatbotId: botId, limit: 200 });
  return (
    <Loaded query={cases}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={say('noTests')} text={say('noTestsText')}>
            {mayWrite && <Button onClick={() => add('test')}>{say('newTest')}</Button>}
          </Empty>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <Runs botId={botId}>
              {(results) => <TestTable cases={data} results={results} mayWrite={mayWrite} />}
            </Runs>
            <Schedule botId={botId} />
          </div>
        )
      }
    </Loaded>
  );
}
