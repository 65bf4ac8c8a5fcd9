/** A form page in React of any size: what is rendered by the servers that the product is compared with. */

const HINT =
  'As shown on your account statement for the year, before any splitting or credits are applied. Leave blank for a gap.'
const FIRST_YEAR = 1981

export type Income = { year: number; amount: number }

export const incomes = (fields: number): Income[] =>
  Array.from({ length: fields }, (_, i) => ({ year: FIRST_YEAR + i, amount: 40_000 + ((i * 7919) % 61) * 1_000 }))

export const Form = ({ years }: { years: Income[] }) => (
  <main>
    <h1>Old-age pension estimate</h1>
    <form method="post">
      {years.map(({ year, amount }) => (
        <div className="field" key={year}>
          <label htmlFor={`y${year}`}>{`Income in ${year} (CHF)`}</label>
          <p id={`h${year}`} className="hint">
            {HINT}
          </p>
          <input
            id={`y${year}`}
            name={`y${year}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(amount)}
            aria-describedby={`h${year}`}
          />
        </div>
      ))}
      <button type="submit">Continue</button>
    </form>
  </main>
)
