// Runs before the first paint, so that a chosen mode never flashes the other one.
export const themeScript =
  "try{var t=localStorage.getItem('apparence'),r=document.documentElement;if((t==='light'||t==='dark')&&!r.dataset.forcedTheme)r.dataset.theme=t}catch(e){console.debug(e)}"
