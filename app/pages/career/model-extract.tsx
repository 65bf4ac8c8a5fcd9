import { useText } from '~/ui/frame/text'

/** Our own drawing, with invented figures. */
const LINES = [
  { code: '1', months: '01-12', year: '1998', income: "45'817" },
  { code: '1', months: '01-12', year: '1999', income: "47'300" },
  { code: '1', months: '01-05', year: '2000', income: "20'100" },
] as const

/** The line of an extract: colour and weight mark the columns that matter. */
export function ModelExtract() {
  const { t } = useText()
  return (
    <figure className="model">
      <div className="model-paper">
        <p className="model-head">
          <strong>{t('career.model.title')}</strong> <span>{t('ownPapers.model')}</span>
        </p>
        <table className="model-table">
          <caption className="visually-hidden">{t('career.model.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="model-wide">
                {t('career.model.account')}
              </th>
              <th scope="col">{t('career.model.code')}</th>
              <th scope="col" className="model-needed">
                {t('career.model.months')}
              </th>
              <th scope="col" className="model-needed">
                {t('career.model.year')}
              </th>
              <th scope="col" className="model-needed model-number">
                {t('career.model.income')}
              </th>
              <th scope="col" className="model-wide">
                {t('career.model.employer')}
              </th>
            </tr>
          </thead>
          <tbody>
            {LINES.map(({ code, months, year, income }) => (
              <tr key={year}>
                <td className="model-wide">••••</td>
                <td>{code}</td>
                <td className="model-needed">{months}</td>
                <td className="model-needed">{year}</td>
                <td className="model-needed model-number">{income}</td>
                <td className="model-wide">{t('career.model.name')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="hint">{t('career.model.hint')}</figcaption>
    </figure>
  )
}
