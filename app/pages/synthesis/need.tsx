import { articleText } from '~/language/article'
import { chf } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Gap } from '~/ui/synthesis/need/gap'
import { Table } from '~/ui/table'

type NeedStepsProps = { digest: Pick<Digest, 'need' | 'withChange'>; hasPartner: boolean }

/** The need, the income and the gap, step by step; or how to enter a need. */
export function NeedSteps({ digest: { need, withChange }, hasPartner }: NeedStepsProps) {
  const { t, to, language } = useText()
  const column = withChange ? 'withChange' : 'withoutChange'
  const gap = need?.[column] ?? null
  const [step] = gap?.steps ?? []
  return (
    <Fold id="enough" title={t('enough.title')}>
      {need && gap && step ? (
        <>
          <p>
            <Gap need={need.amount} gap={gap} column={column} />
          </p>
          <Table
            className="causes"
            caption={t('enough.table')}
            heads={[t('enough.row'), t('enough.amount')]}
            heard={['caption', 'heads']}
            rows={[
              { key: 'need', head: t('enough.need'), cells: [chf(need.amount)] },
              { key: 'avs', head: t('enough.avs'), cells: [`− ${chf(Number(step.inputs.avs))}`] },
              { key: 'lpp', head: t('enough.lpp'), cells: [`− ${chf(Number(step.inputs.lpp))}`] },
              {
                key: 'gap',
                head: t(gap.gap >= 0 ? 'enough.gap' : 'enough.more'),
                cells: [<strong key="gap">{chf(Math.abs(gap.gap))}</strong>],
              },
            ]}
            cellClass="number"
          />
          <p>{t('enough.leftOut')}</p>
          {hasPartner && <p>{t('enough.own')}</p>}
          <p>{t('enough.article', { article: articleText(step.article, language) })}</p>
        </>
      ) : (
        <p>{t('enough.asked')}</p>
      )}
      <p className="screen-only">
        <a href={to('/simulation#need')}>{t(need ? 'enough.change' : 'enough.tell')}</a>
      </p>
    </Fold>
  )
}
