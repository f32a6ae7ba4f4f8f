// Shows the notices the server pushes, also when no page of ours is open. It caches nothing.

self.addEventListener("push", (event) => {
  const { title, text, url, match } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: match, icon: "icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => pathOf(page.url) === pathOf(url));
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});

// Whichever moment of a match a page shows, it is the page of that match.
function pathOf(url) {
  return new URL(url).pathname;
}
