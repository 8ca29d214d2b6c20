import { FlaskConical } from 'lucide-react';
import { useChange, useMay } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

/** Makes test cases of the answered questions of a conversation. */
export function MakeTests({ sessionId, botId }: { sessionId: string; botId: string }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const add = useChange('import_test_cases');
  if (!mayWrite) return null;
  return (
    <>
      <span role="status" className="text-sm text-good empty:hidden">
        {add.data && say('testsMade', { count: add.data.data.length })}
      </span>
      {!add.data && (
        <Button
          kind="quiet"
          icon={FlaskConical}
          isBusy={add.isPending}
          onClick={() => add.mutate({ chatbotId: botId, sessionId })}
        >
          <span className="@max-[440px]:sr-only">{say('makeTestsOfAll')}</span>
        </Button>
      )}
      <Refusal error={add.error} />
    </>
  );
}
