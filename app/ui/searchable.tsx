import type { ReactNode } from 'react'
import { fieldId } from './field-id'
import { useScripts } from './scripts'
import { useText } from './text'

/** Choices among which scripts let people search. Without them they are all there is. */
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
