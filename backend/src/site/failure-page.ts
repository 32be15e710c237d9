/** What a visitor sees when rendering itself failed: a defect of ours, so nothing of the application is used for it. */
export const FAILURE_PAGE = `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ha ocurrido un error</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; background: #faf7f2;
  color: #2b211c; font: 1.0625rem/1.6 Georgia, serif; }
h1 { font-weight: 400; font-size: clamp(2rem, 1.4rem + 2.7vw, 3.5rem); line-height: 1.1; margin: 0 0 1rem; }
a { color: #8a3b2a; }
</style>
</head>
<body>
<main>
<h1>Ha ocurrido un error</h1>
<p>No pudimos mostrar esta página. <a href="/">Volver al inicio</a></p>
</main>
</body>
</html>
`;
