import type { Column } from '~/pillars/synthesis/result'
import type { T } from '~/ui/frame/text'

/** The text of `NotToday` for places without links: files and a shared synthesis. */
export const notTodaySentences = (t: T, column: Pick<Column, 'law' | 'outlook'> | null): string[] =>
  column
    ? [
        ...(column.law ? [`${t('notToday.title')}. ${t(`notToday.lawText.${column.law}`)}`] : []),
        ...(column.outlook
          ? [
              `${t(`notToday.outlook.${column.outlook}`)}. ${t(`notToday.outlookText.${column.outlook}`)}`,
              t('notToday.outlookLimits'),
            ]
          : []),
      ]
    : []
