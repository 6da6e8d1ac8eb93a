// Runs before the first paint, so that neither a chosen mode nor the menu of a signed-in person comes late.
export const themeScript =
  "try{var r=document.documentElement;if(/(^|; )sb-[\\w-]+-auth-token(\\.0)?=/.test(document.cookie))r.dataset.signedIn='';var t=localStorage.getItem('apparence');if((t==='light'||t==='dark')&&!r.dataset.forcedTheme)r.dataset.theme=t}catch(e){console.debug(e)}"
