import { differencesOfWhole } from '~/language/at-least'
import { signedChf } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Difference } from '~/pillars/synthesis/result'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Table } from '~/ui/table'

/** The effect of the change on each figure by cause, folded. */
export function SynthesisDifferences({ digest }: { digest: Digest }) {
  const { t } = useText()
  const differences = differencesOfWhole(digest)
  if (differences.length === 0) return null
  return (
    <Fold title={t('synthesis.folds.causes')}>
      <p>{t('differences.intro')}</p>
      <Differences differences={differences} />
    </Fold>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useText()
  return (
    <Table
      className="comparison stacked"
      caption={t('differences.title')}
      heads={[t('synthesis.row'), t('differences.difference'), t('differences.causes')]}
      heard={['caption', 'rowHead']}
      rows={differences.map(({ figure, difference, causes }) => ({
        key: figure,
        head: t(`differences.figures.${figure}`),
        cells: [
          <data key="difference" value={difference} data-difference={figure}>
            {signedChf(difference)}
          </data>,
          causes.map(({ cause, amount }) => (
            <span key={cause} className="comparison-line">
              {t('differences.cause', { cause: t(`differences.causeNames.${cause}`), amount: signedChf(amount) })}
            </span>
          )),
        ],
      }))}
      headClass="comparison-term"
    />
  )
}
