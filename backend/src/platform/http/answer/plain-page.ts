interface Message {
  title: string;
  text: string;
  /** A link to go on: its address and its text. */
  link: [href: string, name: string];
}

/** A page in the site's colours without any code of the application, so that it cannot fail and costs nothing. */
export const plainPage = ({ title, text, link: [href, name] }: Message): string => `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; background: #faf7f2;
  color: #2b211c; font: 1.0625rem/1.6 Georgia, serif; }
h1 { font-weight: 400; font-size: clamp(2rem, 1.4rem + 2.7vw, 3.5rem); line-height: 1.1; margin: 0 0 1rem; }
a { color: #8a3b2a; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text} <a href="${href}">${name}</a></p>
</main>
</body>
</html>
`;
