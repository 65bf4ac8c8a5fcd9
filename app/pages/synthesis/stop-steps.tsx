import type { Stop } from '~/estimate/answers/stop/stop'
import { articleText } from '~/language/article'
import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { Figure } from '~/ui/figure'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Table } from '~/ui/table'

type StopStepsProps = { stop: Stop; column: ColumnName; hasPartner: boolean }

/** How the age and the ways follow, each with its article. */
export function StopSteps({ stop, column, hasPartner }: StopStepsProps) {
  const { t, language } = useText()
  const { chosen, need, ways, nearest } = stop
  const article = (of: string) => articleText(of, language)
  const { avs, lpp } = chosen.parts
  const missing = chf(Math.abs(chosen.gap))
  return (
    <Fold id="enough" title={t('stop.explain')}>
      <Table
        className="causes"
        caption={t('enough.table')}
        heads={[t('enough.row'), t('enough.amount')]}
        heard={['caption', 'heads']}
        rows={[
          { key: 'need', head: t('enough.need'), cells: [chf(need)] },
          { key: 'avs', head: t('enough.avs'), cells: [`− ${chf(avs)}`] },
          { key: 'lpp', head: t('enough.lpp'), cells: [`− ${chf(lpp)}`] },
          {
            key: 'gap',
            head: t(chosen.gap >= 0 ? 'enough.gap' : 'enough.more'),
            cells: [
              <strong key="gap">
                {nearest ? <Figure figure="need.gap" value={chosen.gap} text={missing} column={column} /> : missing}
              </strong>,
            ],
          },
        ]}
        cellClass="number"
      />
      <p>{t('enough.leftOut')}</p>
      {hasPartner && <p>{t('enough.own')}</p>}
      <p>{t('enough.article', { article: article('LPP art. 1 al. 1') })}</p>
      <ul>
        <li>{t('stop.steps.search')}</li>
        <li>{t('stop.steps.avs', { article: article('LAVS art. 39; LAVS art. 40') })}</li>
        <li>{t('stop.steps.lpp', { article: article('LPP art. 13; LPP art. 14') })}</li>
        {ways.pillar3a && (
          <li>{t('stop.steps.pillar3a', { age: ways.pillar3a.until, article: article('OPP 3 art. 7 al. 1') })}</li>
        )}
        {ways.buyIn && <li>{t('stop.steps.buyIn', { article: article('LPP art. 79b') })}</li>}
        {ways.spread && <li>{t('stop.steps.spread')}</li>}
      </ul>
    </Fold>
  )
}
