/**
 * The frame of every page. It is Docusaurus' own (3.10.2) but for the generator tag and the sprite of icons, which is
 * hidden with an attribute: a style attribute would break the Content-Security-Policy.
 */
export const SSR_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <noscript><link rel="stylesheet" href="<%= it.baseUrl %>noscript.css" /></noscript>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'hidden') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
