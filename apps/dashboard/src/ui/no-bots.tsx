import { Link } from '@tanstack/react-router';
import { useMay, usePlace } from '../data/api.tsx';
import { useWords } from '../words/words.tsx';
import { buttonLook } from './button.tsx';
import { Empty } from './notice.tsx';

/** Shows that there is no bot yet, on a page about bots. */
export function NoBots() {
  const { say } = useWords();
  const { workspaceId } = usePlace();
  const may = useMay();
  return (
    <Empty title={say('noBots')} text={say('noBotsText')}>
      {may('bots:write') && (
        <Link to="/$workspaceId/start" params={{ workspaceId }} className={buttonLook('primary')}>
          {say('pasteKnowledge')}
        </Link>
      )}
    </Empty>
  );
}
