import type { Bot } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { BotChoice, pickBot } from '../../ui/bot-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, TextField } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { NoBots } from '../../ui/no-bots.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.tsx';
import { AnswerBox } from './answer.tsx';
import { AskedAgain } from './asked-again.tsx';
import { CopyAs } from './copy-as.tsx';
import { Improve } from './improve.tsx';
import { MicrophoneButton, MicrophoneState } from './microphone.tsx';
import { Trace } from './trace.tsx';
import { type Asked, useAsk } from './use-ask.ts';
import { useVoice } from './use-voice.ts';

const from = '/$workspaceId/try';

export default function Try() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const bots = useRead('list_bots', {});
  const list = bots.data?.data ?? [];
  const bot = pickBot(list, search.bot);
  return (
    <Page
      title={say('tryIt')}
      isWide
      actions={
        <BotChoice
          bots={list}
          value={bot?.id}
          onChoose={(id) => void navigate({ search: { bot: id }, replace: true })}
        />
      }
    >
      <Loaded query={bots}>
        {() => (bot ? <Playground key={bot.id} bot={bot} first={search.question ?? ''} /> : <NoBots />)}
      </Loaded>
    </Page>
  );
}

function Playground({ bot, first }: { bot: Bot; first: string }) {
  const { say } = useWords();
  const [question, setQuestion] = useState(first);
  const [language, setLanguage] = useState('');
  const { asked, ask } = useAsk();
  const voice = useVoice(bot, language || undefined, ask);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim()) void ask({ id: bot.id, message: question.trim(), language: language || undefined });
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <form onSubmit={send} className="flex flex-wrap items-end gap-3 [&_:is(button,select)]:min-h-9">
        <div className="min-w-48 flex-1">
          <TextField
            label={say('question')}
            value={question}
            maxLength={2000}
            onChange={({ target }) => setQuestion(target.value)}
            placeholder={say('askPlaceholder')}
          />
        </div>
        <Choice label={say('answerIn')} value={language} onChange={({ target }) => setLanguage(target.value)}>
          <option value="">{say('asQuestion')}</option>
          <LanguageOptions />
        </Choice>
        <Button
          type="submit"
          kind="primary"
          icon={Send}
          disabled={!question.trim()}
          isBusy={asked?.isRunning}
        >
          {say('ask')}
        </Button>
        <MicrophoneButton voice={voice} />
      </form>
      <MicrophoneState voice={voice} />
      {asked ? (
        <Result key={asked.question} asked={asked} botId={bot.id} />
      ) : (
        <Empty title={say('tryEmpty')} text={say('tryEmptyText')} />
      )}
    </div>
  );
}

function Result({ asked, botId }: { asked: Asked; botId: string }) {
  const [documentId, setDocumentId] = useState<string>();
  const { question, text, end } = asked;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid grid-cols-1 gap-4">
        <AnswerBox asked={asked} />
        {end && (
          <div className="flex flex-wrap justify-between gap-2">
            <Improve
              question={question}
              answer={end.answered ? text : ''}
              botId={botId}
              onSaved={setDocumentId}
            />
            <CopyAs question={question} botId={botId} />
          </div>
        )}
        {documentId && (
          <AskedAgain key={documentId} question={question} botId={botId} documentId={documentId} />
        )}
      </div>
      {end && <Trace tried={end} />}
    </div>
  );
}
