import type { ReactNode } from 'react'
import { useScripts } from '~/ui/frame/scripts'
import { useText } from '~/ui/frame/text'
import { fieldId } from './field-id'

/** Choices that scripts make searchable. Without scripts the full list is shown. */
export function Searchable({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useText()
  const { entry } = useScripts()
  const id = `${fieldId(name)}-search`
  if (!entry) return children
  return (
    <div
      data-enhance="search-select"
      data-found-none={t('scripts.search.none')}
      data-found-one={t('scripts.search.one')}
      data-found-other={t('scripts.search.other', { found: '#' })}
    >
      <div className="search" hidden>
        <label htmlFor={id}>{t('scripts.search.label')}</label>
        <p className="hint" id={`${id}-hint`}>
          {t('scripts.search.hint')}
        </p>
        <input type="search" id={id} aria-describedby={`${id}-hint`} autoComplete="off" spellCheck={false} />
        <p className="hint" role="status" />
      </div>
      {children}
    </div>
  )
}
