/** The floor: a form page written by hand, its style inlined, no script, no second request. Nothing of its kind can be lighter. */

const BYTES = 14_800

const WORDS =
  'Your estimate depends on contribution years and average income under the first pillar Enter each year as shown on your account statement Values are kept until you leave'.split(
    ' ',
  )

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:42rem;padding:1rem;color:#111}label{font-weight:600;display:block}.hint{margin:.2rem 0;color:#444}input,button{font:inherit;padding:.5rem;border:2px solid #111;width:100%;box-sizing:border-box}button{background:#005ea5;color:#fff;border:0;margin-top:1rem}.field{margin:1rem 0}'

/** Words in an order that repeats in no run: repeated ones would compress better than any page's do. */
function createProse() {
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    // The low bits of such a generator repeat soon.
    return WORDS[(seed >>> 8) % WORDS.length]
  }
  return (length: number) => `${Array.from({ length }, next).join(' ')}.`
}

const field = (year: number, hint: string) =>
  `<div class="field"><label for="y${year}">Income in ${year} (CHF)</label><p id="h${year}" class="hint">${hint}</p><input id="y${year}" name="y${year}" inputmode="numeric" autocomplete="off" aria-describedby="h${year}"></div>`

export function floorPage(): string {
  const prose = createProse()
  let html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Old-age pension estimate</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>Old-age pension estimate</h1><p>${prose(60)}</p><form method="post">`
  for (let year = 1980; html.length < BYTES; year++) html += field(year, prose(10))
  return `${html}<button type="submit">Continue</button></form></main></body></html>`
}
