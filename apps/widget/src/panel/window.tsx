import { Composer } from './composer.tsx';
import { Header } from './header.tsx';
import { Log } from './log.tsx';
import type { Part } from './ui.ts';

/** The window: a dialog that leaves the page usable, or the whole page. */
export function Window({ ui }: Part) {
  const { state } = ui.conversation;
  const { config, hasFailed, isOnline, ended } = state.now;
  const goBack = () => {
    if (!state.now.menu) return ui.close();
    state.set({ menu: null });
    ui.focusField();
  };
  const texts = ui.failure;
  return (
    <section
      class="panel"
      role={ui.isPage ? 'main' : 'dialog'}
      aria-label={config?.name ?? texts?.conversation ?? 'Chat'}
      aria-busy={!config && !hasFailed}
      tabIndex={-1}
      // The page of a bot shows its own head and greeting until the settings have arrived.
      hidden={!ui.isOpen || (ui.isPage && !config && !hasFailed)}
      onKeyDown={({ key }) => key === 'Escape' && goBack()}
    >
      {config ? (
        [
          <Header ui={ui} />,
          !isOnline && <p class="banner">{ui.say('offline')}</p>,
          <Log ui={ui} />,
          ended ? <p class="ended">{ended}</p> : <Composer ui={ui} />,
        ]
      ) : hasFailed ? (
        texts && (
          <div class="failure" role="alert">
            <p dir="auto">{ended ?? texts[navigator.onLine ? 'errorUnavailable' : 'offline']}</p>
            {!ended && (
              <button type="button" class="primary" onClick={ui.load}>
                {texts.tryAgain}
              </button>
            )}
          </div>
        )
      ) : (
        <div class="dots loading">
          <i />
          <i />
          <i />
        </div>
      )}
    </section>
  );
}
