/** Texts shown only where scripts run, and the choice to do without scripts. */
export const scripts = {
  light: 'Version légère, sans scripts',
  full: 'Version complète',
  close: 'Fermer',
  search: {
    label: 'Rechercher dans la liste',
    hint: 'Tapez quelques lettres du nom. Ce que vous avez coché reste visible.',
    none: 'Aucun résultat. Vérifiez l’orthographe ou effacez la recherche.',
    one: '1 résultat',
    other: '{{found}} résultats',
  },
  newer: {
    text: 'Une nouvelle version de ce site est disponible. Enregistrez votre saisie avant de recharger la page.',
    reload: 'Recharger la page',
  },
  end: {
    soon: 'Vos données seront supprimées dans {{minutes}} minutes. Notez ce dont vous avez encore besoin.',
    one: 'Vos données seront supprimées dans 1 minute. Notez ce dont vous avez encore besoin.',
  },
}
