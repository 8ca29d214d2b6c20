import type { Input, OperationName } from '@jawab/sdk';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../data/api.tsx';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Refusal } from './notice.tsx';
import { saveFile } from './save-file.ts';

/** Downloads a whole list as CSV, with the filters of the page. */
export function ExportButton<Name extends OperationName>({ of, input }: { of: Name; input: Input<Name> }) {
  const { say } = useWords();
  const { api } = usePlace();
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setError(null);
    try {
      const { name, table } = await api.download(of, input);
      saveFile(name, table);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={Download} isBusy={isBusy} onClick={() => void download()}>
        {say('exportCsv')}
      </Button>
      <Refusal error={error} />
    </>
  );
}
