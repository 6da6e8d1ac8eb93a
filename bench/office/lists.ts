const found = 'q=lefevre%2042'

const tabs = ['a-preparer', 'a-encaisser', 'a-remettre', 'expediees', 'problemes']

/** Each list of the rooms of the day, with its tabs, a search, an order of its own and a late page. */
export const lists = [
  '/admin',
  '/admin/commandes',
  ...tabs.map((tab) => `/admin/commandes?etat=${tab}`),
  `/admin/commandes?${found}`,
  '/admin/commandes?q=article',
  '/admin/commandes?tri=nom&page=150',
  '/admin/commandes?periode=365&livraison=envoi&tri=montant',
  '/admin/commandes/remise',
  '/admin/commandes/ventes',
  '/admin/athletes',
  `/admin/athletes?${found}`,
  '/admin/athletes?page=30',
  '/admin/messages',
  `/admin/messages?${found}`,
  '/admin/produits',
  '/admin/produits/groupees',
  '/admin/competitions',
  '/admin/stages',
  '/admin/envois',
  `/admin/envois?${found}`,
  '/admin/journal',
  `/admin/journal?${found}`,
  '/admin/chercher?q=lefevre%2042',
  '/admin/chercher?q=article',
  '/admin/tableau-de-bord',
  '/admin/avis',
]
