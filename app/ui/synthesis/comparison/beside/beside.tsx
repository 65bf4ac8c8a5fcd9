import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Lanes } from './lanes'
import { BesideTable } from './table'
import type { BesideView } from './view'

type BesideProps = Pick<BesideView, 'departures' | 'gone'> & {
  /** The name of the one with which the others are compared. */
  reference: string
  /** The rule of the AVS's start, once for all; null: each has its own. */
  rule?: string | null
}

/** Departures side by side: one picture and one table. To be placed on a page with the patterns, and as `BesideTable`. */
export function Beside({ departures, gone, reference, rule = null }: BesideProps) {
  const { t } = useText()
  return (
    <>
      {gone.map((name) => (
        <Notice key={name} kind="warning">
          {t('compare.gone', { name })}
        </Notice>
      ))}
      {departures.length > 0 && (
        <>
          <Lanes departures={departures} rule={rule} />
          <BesideTable departures={departures} reference={reference} />
          {departures.some(({ figures }) => figures.even) && <p className="hint">{t('compare.evenText')}</p>}
        </>
      )}
    </>
  )
}
