import { describe, expect, it } from 'vitest'
import type { Silent } from '~/pillars/result'
import { column, digest } from '../../tests/support/pages/sample-synthesis'
import { exportedSynthesis } from './exported-synthesis'

const silent: Silent[] = [
  { party: 'pensionFund', id: 'a', name: 'Caisse secrète', reason: 'timeout' },
  { party: 'pensionFund', id: 'b', name: 'Caisse discrète', reason: 'refused' },
  { party: 'entity', id: 'c', name: 'Banque secrète', reason: 'noProjection', column: 'withChange' },
]
const exported = exportedSynthesis({
  digest: { ...digest({}, silent), withChange: column({ avs: null }) },
  none: { lpp: false, pillar3a: true },
})

describe('what leaves the house', () => {
  it('contains every figure and day of both columns', () => {
    const { avs, lpp, pillar3a, ...total } = exported.withoutChange
    expect(column()).toMatchObject(total)
    expect(column().avs).toMatchObject(avs ?? {})
    expect(column().lpp).toMatchObject(lpp ?? {})
    expect(column().pillar3a).toMatchObject(pillar3a ?? {})
    expect(exported.withChange?.avs).toBeNull()
    expect(exported).toMatchObject({ computedOn: '2026-11-21', lawYear: 2026, none: { lpp: false, pillar3a: true } })
  })

  it('names nobody: no person, fund, bank, number, address, and not when the partner retires', () => {
    const { avs, lpp, pillar3a } = exported.withoutChange
    expect(Object.keys(avs ?? {})).toEqual(['monthly', 'supplement', 'from', 'to', 'first', 'earlier', 'thirteenth'])
    expect(Object.keys(lpp ?? {})).toEqual(['monthly', 'capital', 'capitalAtRetirement', 'from'])
    expect(Object.keys(pillar3a ?? {})).not.toContain('accounts')
    expect(JSON.stringify(exported)).not.toMatch(/Caisse|Banque|secrète|http|756/)
    expect(exported.firstName).toBeNull()
  })

  it('says once which kind of party is missing, and in which column', () =>
    expect(exported.silent).toEqual([{ party: 'pensionFund' }, { party: 'entity', column: 'withChange' }]))
})
