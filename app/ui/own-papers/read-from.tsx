/** The field for the file of a paper, and beside each field that was read the line it was read from. */
import type { ReactNode } from 'react'
import { asks } from '../action/intent'
import { Button } from '../form/controls/button'
import { FileField } from '../form/controls/file-field'
import type { Problem } from '../form/problems'
import type { ReadFigures } from '../form/revision'
import { type T, useText } from '../frame/text'
import { Notice } from '../notice'
import { PAPER_INTENTS } from './paper-intents'

type PaperFileProps = { problems: readonly Problem[]; isRead: boolean }

/** The button reads the file and saves nothing. */
export function PaperFile({ problems, isRead }: PaperFileProps) {
  const { t } = useText()
  return (
    <div className="upload">
      <FileField
        name="file"
        label={t(isRead ? 'ownPapers.anotherFile' : 'ownPapers.file')}
        hint={t('ownPapers.fileHint')}
        error={problems.find(({ field }) => field === 'file')?.message}
        required={false}
        accept=".pdf,.txt,application/pdf,text/plain"
      />
      <Button kind="secondary" {...asks(PAPER_INTENTS, 'readFile')} formNoValidate>
        {t('ownPapers.readFile')}
      </Button>
    </div>
  )
}

/** The label of the file, for the list of problems. */
export const fileLabel = (t: T) => (field: string) => (field === 'file' ? t('ownPapers.file') : undefined)

/** Fields that follow from another one are not counted. */
const FOLLOWS = ['kind', 'pensionPer', 'contributionPer', 'atAge']

/** What was read, above the form. */
export function ReadNotice({ read }: { read: ReadFigures | undefined }) {
  const { t } = useText()
  if (!read) return null
  const count = Object.keys(read.lines).filter((field) => !FOLLOWS.includes(field)).length
  return (
    <Notice kind="success">
      <p>
        <strong>{t('ownPapers.read', { count })}</strong> {t('ownPapers.compare')}
      </p>
    </Notice>
  )
}

/** The line of a field; nothing if no file was read, or the field was filled by hand. */
export function ReadFrom({ field, read }: { field: string; read: ReadFigures | undefined }) {
  const { t } = useText()
  const line = read?.lines[field]
  if (line !== undefined)
    return (
      <p className="read-from" data-read-from={field}>
        {t('ownPapers.readFrom', { line })}
      </p>
    )
  return read?.missing.includes(field) ? <p className="read-from read-none">{t('ownPapers.notFound')}</p> : null
}

/** A period has the line of its amount. */
const PERIODS = ['pensionPer', 'contributionPer']

/** The lines of all fields of a form, to stand behind them. */
export function linesBehind(read: ReadFigures | undefined): Record<string, ReactNode> {
  const fields = read ? [...Object.keys(read.lines), ...read.missing].filter((field) => !PERIODS.includes(field)) : []
  return Object.fromEntries(fields.map((field) => [field, <ReadFrom key={field} field={field} read={read} />]))
}
