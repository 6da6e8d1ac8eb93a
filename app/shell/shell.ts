import { watchAccountMenu } from './account-menu.ts'
import { startApplicationWhenNeeded } from './application-start.ts'
import { watchCartBadge } from './cart-badge.ts'
import { watchColorMode } from './color-mode.ts'
import { watchHeader } from './header.ts'
import { watchMobileMenu } from './mobile-menu.ts'
import { resumeNavigation } from './resumed-navigation.ts'
import { watchSearch } from './search-opener.ts'
import { watchStock } from './stock-state.ts'
import { watchSubmenus } from './submenus.ts'

// What a page needs before (and without) the application. Everything listens on the document: React may replace what it draws.
watchColorMode()
watchHeader()
watchSubmenus()
watchMobileMenu()
watchCartBadge()
watchStock()
watchAccountMenu()
watchSearch()
resumeNavigation()
startApplicationWhenNeeded()
