import type { Api } from '../chat/api.ts';
import { lend } from '../extras/lent.ts';
import type { StartRating, Ui } from '../panel/ui.ts';

const scores = [1, 2, 3, 4, 5];

const createDrawComment =
  (ui: Ui): Ui['drawComment'] =>
  (item, label, send) => (
    <form
      class="comment row"
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget as HTMLFormElement).get('comment') as string;
        const text = written.trim();
        ui.focusField();
        ui.conversation.mark(item, { comment: 'sent' });
        ui.announce(ui.say('rateThanks'));
        if (text) send(text);
      }}
    >
      <input name="comment" dir="auto" maxLength={1000} aria-label={label} placeholder={label} />
      <button type="submit">{ui.say('send')}</button>
    </form>
  );

/** Sends each score that is chosen at once, and a comment after it. */
const createDrawScores =
  ({ conversation, say }: Ui, api: Api, drawComment: Ui['drawComment']): Ui['drawScores'] =>
  (item) => {
    const { text, score: chosen, comment, problem } = item;
    const send = (score = chosen, said?: string) => {
      api.call('csat', { body: { score, comment: said } }).catch(() => {
        conversation.mark(item, { problem: say('errorUnavailable') });
      });
    };
    const choose = (score: number) => {
      conversation.mark(item, { score, comment: 'asked', problem: null });
      send(score);
    };
    return (
      <div>
        <div class="choices" role="group" aria-label={text}>
          {scores.map((score) => (
            <button type="button" aria-pressed={score === chosen} onClick={() => choose(score)}>
              {score}
            </button>
          ))}
        </div>
        {problem && <p role="alert">{problem}</p>}
        {comment === 'asked' && drawComment(item, say('csatComment'), (said) => send(chosen, said))}
        {comment === 'sent' && !problem && <p>{say('rateThanks')}</p>}
      </div>
    );
  };

const startRating: StartRating = (ui, api, create) => {
  lend(create);
  const drawComment = createDrawComment(ui);
  Object.assign(ui, { drawComment, drawScores: createDrawScores(ui, api, drawComment) });
  // Items that are there already are drawn again.
  for (const item of ui.conversation.state.now.logItems) ui.conversation.mark(item, {});
};

export default startRating;
