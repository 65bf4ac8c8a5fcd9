import type { Column } from '~/pillars/synthesis/result'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'

type Mark = Pick<Column, 'law' | 'outlook'>

/** The position of each law in the list of changes. */
const CHANGE_OF = { without13th: 'thirteenthFinancing', withoutCap: 'coupleCap' } as const

/** Marks figures that are not based on today's law, and names their interest rates; nothing for all others. */
export function NotToday({ column }: { column: Mark | null }) {
  const { t, to } = useText()
  if (!column) return null
  const { law, outlook } = column
  return (
    <>
      {law && (
        <Notice kind="warning" title={t('notToday.title')}>
          <p>
            {t(`notToday.lawText.${law}`)} <a href={to(`/law/changes#${CHANGE_OF[law]}`)}>{t('notToday.link')}</a>
          </p>
        </Notice>
      )}
      {outlook && (
        <p className="hint">
          <strong>{t(`notToday.outlookName.${outlook}`)}.</strong> {t(`notToday.outlookText.${outlook}`)}{' '}
          {t('notToday.outlookLimits')}
        </p>
      )}
    </>
  )
}
