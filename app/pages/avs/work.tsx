import { FUND_ANSWERS, KINDS_OF_WORK } from '~/dossier/shape/work'
import type { Bound } from '~/ui/form/bound'
import { RadioGroup } from '~/ui/form/controls/choice'
import { useText } from '~/ui/frame/text'
import type { AvsFields } from './person'

/** How the visitor earns their living, and whether a pension fund insures them: asked here alone. */
export function AvsWork({ fields, bound }: { fields: AvsFields; bound: Bound }) {
  const { t } = useText()
  return (
    <>
      <p>{t('avs.workIntro')}</p>
      <RadioGroup
        {...bound(fields.work)}
        legend={t('avs.work')}
        hint={t('avs.workHint')}
        options={KINDS_OF_WORK.map((value) => ({ value, label: t(`avs.works.${value}`) }))}
      />
      <RadioGroup
        {...bound(fields.fund)}
        legend={t('avs.fund')}
        hint={t('avs.fundHint')}
        options={FUND_ANSWERS.map((value) => ({ value, label: t(`avs.funds.${value}`) }))}
      />
    </>
  )
}
