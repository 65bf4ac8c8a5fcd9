import { describe, expect, it } from 'vitest'
import { PROVIDER_ACCOUNT } from '~/forms/provider-account'

const { solde: requiredMoney } = PROVIDER_ACCOUNT.schema.shape

const read = (text: string) => {
  const amount = requiredMoney.safeParse(text)
  return amount.success ? amount.data : amount.error.issues[0]?.message
}

describe('an amount', () => {
  it.each([
    ["85'000", 85000],
    ['85’000', 85000],
    ['85 000', 85000],
    ['85\u202f000', 85000],
    ['85\u00a0000', 85000],
    ['85000', 85000],
    ['85000.50', 85000.5],
    ['85000,5', 85000.5],
    ['85 000,50', 85000.5],
    ["1'234'567.05", 1234567.05],
    ['1 234 567', 1234567],
    ['10,50', 10.5],
    ['10.50', 10.5],
    ['0', 0],
    ['0.05', 0.05],
    ["CHF 7'056", 7056],
    ['CHF\u00a07056', 7056],
    ["Fr. 7'056.-", 7056],
    ["7'056.–", 7056],
    [" 7'056 ", 7056],
    ['100000000', 100000000],
  ])('reads %s as %d', (text, amount) => expect(read(text)).toBe(amount))

  it.each([
    ['10,500', 'amountAmbiguous'],
    ['10.500', 'amountAmbiguous'],
    ['1.000', 'amountAmbiguous'],
    ['-10.500', 'amountAmbiguous'],
    ["1'00", 'amountForm'],
    ["1'0000", 'amountForm'],
    ["1'000 000", 'amountForm'],
    ["'500", 'amountForm'],
    ['1  000', 'amountForm'],
    ['1.000.000', 'amountForm'],
    ['85.000,50', 'amountForm'],
    ['85,000.50', 'amountForm'],
    ['10.505', 'amountAmbiguous'],
    ["1'000.505", 'amountForm'],
    ['1e5', 'amountForm'],
    ['0x10', 'amountForm'],
    ['١٢٣', 'amountForm'],
    ['abc', 'amountForm'],
    ['10 francs', 'amountForm'],
    ['-', 'amountForm'],
    ['.', 'amountForm'],
    ['-abc', 'amountForm'],
    ['-5', 'amountNegative'],
    ["−7'056", 'amountNegative'],
    ['100000001', 'amountTooLarge'],
    ['9'.repeat(30), 'amountTooLarge'],
    ['9'.repeat(31), 'tooLong'],
    ['', 'required'],
  ])('refuses %s: %s', (text, key) => expect(read(text)).toBe(key))
})
