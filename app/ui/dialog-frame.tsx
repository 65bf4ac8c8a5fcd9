import { useScripts } from './scripts'
import { useText } from './text'

/** The window into which scripts put a help or a form; a page without scripts has none. Closed without script. */
export function DialogFrame() {
  const { t } = useText()
  const { entry } = useScripts()
  if (!entry) return null
  return (
    <template id="dialog-frame">
      <dialog className="dialog" aria-labelledby="dialog-title">
        <form method="dialog" className="dialog-close">
          <button type="submit" className="button button-secondary">
            {t('scripts.close')}
          </button>
        </form>
        <div className="dialog-text" />
      </dialog>
    </template>
  )
}
