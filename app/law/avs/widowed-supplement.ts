/** Percent of their own old-age pension that widowed pensioners get beside it (LAVS art. 35bis). */
export const WIDOWED_SUPPLEMENT_PERCENT = 20
