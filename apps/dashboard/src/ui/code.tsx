import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { say } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button
        icon={isCopied ? Check : Copy}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {isCopied ? say('copied') : (label ?? say('copy'))}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && say('copied')}
      </span>
    </>
  );
}

/** Code to copy. It is written from left to right in every language. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <section
        aria-label={label}
        // Long lines scroll, also with the keyboard.
        tabIndex={0}
        dir="ltr"
        className="max-h-80 w-full overflow-auto rounded-box border border-line bg-side"
      >
        <pre className="w-max min-w-full p-3 font-mono text-xs">{text}</pre>
      </section>
      <CopyButton text={text} />
    </div>
  );
}
