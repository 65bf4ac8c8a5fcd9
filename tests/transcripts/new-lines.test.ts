import { describe, expect, it } from 'vitest'
import { newLines } from './new-lines'

const first = { name: 'first', original: ['rente', "1'260"], translation: ['Rente', "1'260"] }
const second = { name: 'second', original: ['retour', 'rente'], translation: ['zurück', 'Rente'] }

describe('new lines', () => {
  it.each([
    ['stand where they are heard first', ['zurück', 'Rente'], ['## first', 'Rente', '## second', 'zurück']],
    ['are of no page that has none', ['retour', 'Rente'], ['## first', 'Rente']],
    ['tell of another translation', ['zurück', 'Pension'], ['## first', 'Rente', '## second', 'zurück', 'Pension']],
    ['tell of what is left as it was', ['zurück', 'rente'], ['## first', 'Rente', '## second', 'zurück', 'rente']],
  ])('%s', (_, translation, lines) => expect(newLines([first, { ...second, translation }])).toEqual(lines))

  it('report a different figure', () =>
    expect(newLines([{ ...first, translation: ['Rente', "1'261"] }])).toEqual(['## first', 'Rente', "1'261"]))
})
