/** Options of helmet for the headers of every answer. `tls`: the product is reached over TLS only. */
export const securityHeaders = (tls: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // No text becomes code in a page. The one policy is in the web app's `lib/browser/trusted-types.ts`.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['laurel'],
      ...(tls ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
  // The addresses of reset links and essays must not leak to other sites.
  referrerPolicy: { policy: 'same-origin' as const },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  xFrameOptions: { action: 'deny' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
});

/** Device features that no page of Laurel uses. Sharing, copying, full screen, and passkeys on Laurel's own pages stay allowed. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
