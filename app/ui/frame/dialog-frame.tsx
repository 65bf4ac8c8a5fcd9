import { useScripts } from './scripts'
import { useText } from './text'

/** The dialog that scripts fill with help or a form; left out on pages without scripts. Its close button needs no script. */
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
