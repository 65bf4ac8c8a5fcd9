/** Whole francs: amounts that a compensation office or pension fund pays, rounded as the law says. */
export type Franc = number & { readonly franc: unique symbol }

/** Rounds an amount in CHF to whole francs: from 50 centimes up, below 50 down (RAVS art. 53). */
export function franc(amount: number): Franc {
  // 1e-9 absorbs binary rounding errors: 1041.4999999999999 is 1041.50 in floating point.
  return Math.floor(amount + 0.5 + 1e-9) as Franc
}

/** An amount that is already whole francs. @throws {RangeError} otherwise. */
export function wholeFranc(amount: number): Franc {
  if (!Number.isInteger(amount)) throw new RangeError('not whole francs')
  return amount as Franc
}

export const NO_FRANC = 0 as Franc

export const addFrancs = (...amounts: (Franc | null)[]): Franc =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) as Franc

/** An amount in CHF to the Rappen: the balance of an account today. */
export type Chf = number & { readonly chf: unique symbol }

/** Rounds an amount in CHF to whole Rappen, half up. */
export const toRappen = (amount: number): Chf => (Math.floor(amount * 100 + 0.5 + 1e-9) / 100) as Chf
