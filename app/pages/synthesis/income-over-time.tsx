import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { IncomePicture } from '~/ui/chart/income-picture'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import type { MissingPart } from '~/ui/synthesis/missing'
import { toldPicture } from '~/ui/synthesis/outlook/income-picture'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { IncomeTable } from './income-table'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'withChange'>
  missing: Record<'lpp', Pick<MissingPart, 'none'>>
}

/** The monthly income from today's salary through retirement, as picture and table; nothing if no income is known. */
export function IncomeOverTime({ outlook, digest, missing }: IncomeOverTimeProps) {
  const { t } = useText()
  const told = incomeText(t, { outlook, digest, missing })
  const drawn = toldPicture(t, { outlook, digest, missing })
  if (!told || !drawn) return null
  const { before, parts, panels, after } = told
  return (
    <Section title={t('outlook.income.title')}>
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      <details className="fold-one">
        <summary>{t('outlook.picture.table')}</summary>
        <p>{t('outlook.income.intro')}</p>
        {panels.map((panel) => (
          <IncomeTable key={panel.column} parts={parts} {...panel} />
        ))}
        {[...before, ...after].map((sentence) => (
          <p key={sentence} className="hint">
            {sentence}
          </p>
        ))}
      </details>
    </Section>
  )
}
