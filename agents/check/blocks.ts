/** Blocks that are never part of a reply: reasoning, scripts, and the fences of our own prompt. */
const hidden =
  /<(think(?:ing)?|thought|reasoning|analysis|script|style|iframe|svg|passages?|question|system)\b[^>]*>/i;
/** The mark of a code block with its language. The code itself is text, and is checked like any other. */
const fence = /(?:```|~~~)[\w+-]*/g;
/** Text at the end that may become one of them. */
const unfinished = /<(?:\/?[a-z][^<>\n]{0,200})?$|(?:`{1,2}|~{1,2}|(?:```|~~~)[\w+-]*)$/i;
/** Characters nobody sees, which hide words or turn the direction of a text. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const joinerInWord = /(?<=[!-~])[\u200c\u200d]+(?=[!-~])/g;
const maxClosing = 16;

/** Creates a filter that removes blocks and invisible characters from a text as it streams. */
export function createBlockFilter() {
  let held = '';
  /** The name of the block that is being skipped. */
  let inside: string | null = null;

  const drain = (last: boolean): string => {
    let shown = '';
    for (;;) {
      if (inside) {
        const closing = `</${inside}>`;
        const end = held.toLowerCase().indexOf(closing);
        if (end < 0) {
          held = held.slice(-maxClosing);
          return shown;
        }
        held = held.slice(end + closing.length);
        inside = null;
      }
      const opening = hidden.exec(held);
      if (!opening) break;
      shown += held.slice(0, opening.index);
      inside = (opening[1] as string).toLowerCase();
      held = held.slice(opening.index + opening[0].length);
    }
    const from = last ? held.length : (unfinished.exec(held)?.index ?? held.length);
    shown += held.slice(0, from);
    held = held.slice(from);
    return shown;
  };
  const clean = (text: string) => text.replace(fence, '').replace(unseen, '').replace(joinerInWord, '');

  return {
    push(text: string): string {
      held += text;
      return clean(drain(false));
    },
    flush(): string {
      return clean(drain(true));
    },
  };
}
