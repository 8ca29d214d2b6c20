import { Link } from '@tanstack/react-router';
import { usePlace } from '../data/api.tsx';
import { useWords } from '../words/words.tsx';
import { buttonLook } from './button.tsx';

/** Leads to the code that shows a bot on a site: nobody can write to it before. */
export function ShowOnSite() {
  const { say } = useWords();
  const { workspaceId } = usePlace();
  return (
    <Link to="/$workspaceId/bots/$botId" params={{ workspaceId, botId: 'default' }} className={buttonLook()}>
      {say('step_site')}
    </Link>
  );
}
