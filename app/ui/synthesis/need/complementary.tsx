import { chf } from '~/language/format'
import type { ComplementaryHint } from '~/pillars/synthesis/need'
import { ExternalLink } from '~/ui/external-link'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'

/** For low pensions: what the law counts as the need, and who decides. Nothing is computed from it. */
export function Complementary({ hint }: { hint: ComplementaryHint | null }) {
  const { t, to } = useText()
  if (!hint) return null
  const { who, isHalf, paid, living, rent, wealth } = hint
  return (
    <Notice kind="info" title={t('enough.complementary.title')}>
      <p>
        <FigureSentence
          sentence={(amount) =>
            t(`enough.complementary.text.${isHalf ? 'half' : who}`, {
              paid: amount,
              living: chf(living),
              rentLow: chf(rent.low),
              rentHigh: chf(rent.high),
            })
          }
          figures={[<Figure key="paid" figure="complementary.paid" value={paid} text={chf(paid)} />]}
        />{' '}
        {t('enough.complementary.ask', { wealth: chf(wealth) })}
      </p>
      <p>
        <a href={to('/law/avs#complementaryLiving')}>{t('enough.complementary.law')}</a>{' '}
        <ExternalLink href={t('enough.complementary.office')} name="ahv-iv.ch" />
      </p>
    </Notice>
  )
}
